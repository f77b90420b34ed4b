/** What was said before is in the log; here it would only be kept. */
const KEPT = 50;

/** Speaks one sentence for each event to those who listen, without pushing in. */
export function LiveRegion({
  sentences,
}: {
  sentences: readonly { id: string | number; text: string }[];
}) {
  return (
    <div className="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {sentences.slice(-KEPT).map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
