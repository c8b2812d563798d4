import type { ImportKind } from "./kinds.ts";

export interface ImportField {
  name: string;
  /** As the template calls it. */
  label: string;
  /** What else people write above this column. */
  aliases: readonly string[];
  /** The same, where no other column says it: beside "Nome fantasia" the legal name is not read. */
  fallback?: readonly string[];
  required?: boolean;
  /** In the template. */
  example: string;
}

const CITY_AND_STATE = [
  {
    name: "city",
    label: "Cidade",
    aliases: ["Município", "Cidade natal", "Cidade/UF", "Cidade/Estado", "Município/UF", "Município/Estado"],
    example: "Recife",
  },
  { name: "state", label: "UF", aliases: ["Estado", "Sigla do estado"], example: "PE" },
] as const;

/** What an import reads, in the order of the template. */
export const IMPORT_FIELDS = {
  athletes: [
    {
      name: "name",
      label: "Nome completo",
      aliases: [
        "Nome",
        "Atleta",
        "Nome do atleta",
        "Nome atleta",
        "Nome completo do atleta",
        "Jogador",
        "Jogadora",
        "Aluno",
        "Aluna",
        "Nome do aluno",
        "Nome aluno",
      ],
      required: true,
      example: "João da Silva",
    },
    { name: "nickname", label: "Apelido", aliases: ["Nome de jogo", "Conhecido como"], example: "Joãozinho" },
    {
      name: "birthdate",
      label: "Data de nascimento",
      aliases: [
        "Nascimento",
        "Data nascimento",
        "Data nasc",
        "Data de nasc",
        "Nasc",
        "D nasc",
        "Dt nascimento",
        "Dt nasc",
        "Dt de nascimento",
        "Dt de nasc",
        "DN",
      ],
      required: true,
      example: "15/06/2010",
    },
    {
      name: "modality",
      label: "Modalidade",
      aliases: ["Sexo", "Gênero", "Naipe"],
      example: "Masculino",
    },
    {
      name: "position",
      label: "Posição",
      aliases: ["Posição principal", "Posição em campo", "Pos"],
      example: "Volante",
    },
    {
      name: "secondary",
      label: "Posição secundária",
      aliases: ["Segunda posição", "Outra posição", "Outras posições", "Posições secundárias"],
      example: "Zagueiro",
    },
    {
      name: "shirtNumber",
      label: "Número da camisa",
      aliases: [
        "Camisa",
        "Número",
        "Nº",
        "Nº da camisa",
        "N da camisa",
        "Nº camisa",
        "N camisa",
        "Camisa nº",
        "Camisa n",
        "Camisa número",
        "Número camisa",
      ],
      example: "5",
    },
    {
      name: "club",
      label: "Clube atual",
      aliases: [
        "Clube",
        "Time",
        "Time atual",
        "Equipe",
        "Equipe atual",
        "Escolinha",
        "Clube/Escola",
        "Clube/Escolinha",
      ],
      example: "EC Serra Verde",
    },
    ...CITY_AND_STATE,
    { name: "height", label: "Altura", aliases: ["Estatura"], example: "1,78 m" },
    { name: "weight", label: "Peso", aliases: ["Massa"], example: "68 kg" },
    {
      name: "foot",
      label: "Pé dominante",
      aliases: [
        "Pé",
        "Pé predominante",
        "Pé preferido",
        "Pé bom",
        "Pé de chute",
        "Perna",
        "Perna dominante",
        "Lateralidade",
      ],
      example: "Destro",
    },
    {
      name: "about",
      label: "Sobre",
      aliases: ["Sobre o atleta", "Apresentação", "Biografia", "Bio"],
      example: "",
    },
    {
      name: "guardianName",
      label: "Nome do responsável",
      aliases: ["Responsável", "Responsável legal", "Nome do responsável legal", "Pai ou responsável"],
      example: "Maria da Silva",
    },
    {
      name: "guardianEmail",
      label: "E-mail do responsável",
      aliases: ["E-mail do responsável legal", "E-mail responsável", "Contato do responsável"],
      example: "maria@example.com",
    },
  ],
  clubs: [
    {
      name: "name",
      label: "Nome do clube",
      aliases: ["Nome", "Clube", "Nome fantasia", "Agremiação", "Entidade"],
      fallback: ["Razão social"],
      required: true,
      example: "EC Serra Verde",
    },
    { name: "cnpj", label: "CNPJ", aliases: ["CNPJ do clube"], example: "11.222.333/0001-81" },
    ...CITY_AND_STATE,
    {
      name: "foundationYear",
      label: "Ano de fundação",
      aliases: ["Fundação", "Fundado em", "Ano", "Data de fundação"],
      example: "1987",
    },
    { name: "address", label: "Endereço", aliases: ["Sede", "Logradouro"], example: "Rua das Palmeiras, 10" },
    {
      name: "responsibleName",
      label: "Pessoa responsável",
      aliases: ["Responsável", "Responsável legal", "Nome do responsável", "Presidente", "Contato"],
      example: "Carlos Lima",
    },
    {
      name: "contactEmail",
      label: "E-mail",
      aliases: ["E-mail de contato", "E-mail do clube", "E-mail do responsável", "Correio eletrônico"],
      example: "contato@example.com",
    },
    {
      name: "phone",
      label: "Telefone",
      aliases: [
        "Celular",
        "Fone",
        "WhatsApp",
        "Tel",
        "Telefone de contato",
        "Telefone/WhatsApp",
        "Celular/WhatsApp",
        "Telefone/Celular",
      ],
      example: "(81) 91234-5678",
    },
    {
      name: "description",
      label: "Descrição",
      aliases: ["Sobre", "Sobre o clube", "Apresentação"],
      example: "",
    },
  ],
} as const satisfies Record<ImportKind, readonly ImportField[]>;
