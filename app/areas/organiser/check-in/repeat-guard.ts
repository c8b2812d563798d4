const FORGET_AFTER_MS = 3000;

/** A ticket stays in front of the camera for many pictures: it is read once until it has been away for a while. */
export function createRepeatGuard() {
  let last = { text: "", at: 0 };
  return (text: string, now: number): boolean => {
    const isNew = text !== last.text || now - last.at > FORGET_AFTER_MS;
    last = { text, at: now };
    return isNew;
  };
}
