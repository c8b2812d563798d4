import { holdsContact, routineIn, type RoutineKind } from "#domain/athletes/minor-texts.ts";

export type TitleSignal = "file_name" | "contact" | RoutineKind;

/** How cameras, phones and messengers call their files: long numbers in them are dates, not phones. */
const CAMERA_NAMES = [
  /^(?:img|dsc|dscn|vid|mov|pxl|mvi|gopr|screenshot|captura|inshot)[\s_-]*\d/i,
  /^whatsapp (?:image|video)\b/i,
  /^20\d{6}[\s_-]\d{4,6}$/,
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/i,
];
const WORDS_OF_A_FILE = /^[\p{L}\d]+(?:_[\p{L}\d]+)+$/u;

/** What a person of the team should read in a minor's title before everybody does. */
export function titleSignals(title: string): TitleSignal[] {
  if (title === "") return [];
  if (CAMERA_NAMES.some((pattern) => pattern.test(title))) return ["file_name"];
  const found: TitleSignal[] = WORDS_OF_A_FILE.test(title) ? ["file_name"] : [];
  if (holdsContact(title)) found.push("contact");
  return [...found, ...routineIn(title)];
}
