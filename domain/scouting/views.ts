/** What a club can open of an athlete, in the order in which a family reads it. Rows of a search are no view. */
export const VIEW_KINDS = ["profile", "video", "resume", "comparison", "list", "export", "api"] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

const WORDS: Record<ViewKind, string> = {
  profile: "abriu o perfil",
  video: "assistiu a vídeos",
  resume: "baixou o currículo",
  comparison: "comparou com outros atletas",
  list: "abriu numa lista",
  export: "exportou os dados publicados",
  api: "leu por um programa do clube",
};

/** "abriu o perfil e assistiu a vídeos" */
export function viewText(kinds: readonly ViewKind[]): string {
  const words = VIEW_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => WORDS[kind]);
  return new Intl.ListFormat("pt-BR").format(words);
}
