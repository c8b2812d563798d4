/** A field that people neither see nor reach, and when the form was made (see domain/moderation/bot-check.ts). */
export function BotFields({ openedAt }: { openedAt: number | string }) {
  return (
    <>
      <div inert className="absolute -left-[999rem] size-px overflow-hidden">
        <label>
          Deixe este campo vazio
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <input type="hidden" name="openedAt" value={openedAt} />
    </>
  );
}
