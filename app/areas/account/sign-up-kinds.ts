export const SIGN_UP_KINDS = ["atleta", "clube", "patrocinador"] as const;
export type SignUpKind = (typeof SIGN_UP_KINDS)[number];

export const SIGN_UP_LABELS: Record<SignUpKind, string> = {
  atleta: "Sou Atleta",
  clube: "Sou Clube",
  patrocinador: "Sou Patrocinador",
};

export const signUpKind = (url: URL): SignUpKind =>
  SIGN_UP_KINDS.find((kind) => kind === url.searchParams.get("tipo")) ?? "atleta";

export const signUpAddress = (kind: SignUpKind): string =>
  kind === "atleta" ? "/cadastro" : `/cadastro?tipo=${kind}`;
