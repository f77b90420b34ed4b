import { useEffect, useState } from 'react';
import { commands, type MeetingShelf } from '../../ipc/bindings.gen';

/** The meetings in the book, as last told. */
export function useMeetings() {
  const [shelf, setShelf] = useState<MeetingShelf>();
  const [asked, ask] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after each change.
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const told = await commands.paperMeetings();
      if (!isGone && told.status === 'ok') setShelf(told.data);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [asked]);
  const remove = async (meeting: string) => {
    await commands.deleteMeeting(meeting);
    ask((times) => times + 1);
  };
  return { shelf, remove: (meeting: string) => void remove(meeting) };
}
