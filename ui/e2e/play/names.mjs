/** Runs in the page: what things are called. What is drawn only for the eye, like the number of an entry, is left out. */
export function namesOf(elements) {
  return elements.map((element) => {
    const { ariaLabel, labels } = element;
    if (ariaLabel !== null) return ariaLabel.trim();
    const copy = (labels?.[0] ?? element).cloneNode(true);
    for (const drawn of copy.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
    return copy.textContent.trim();
  });
}
