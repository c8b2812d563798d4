import { Plus, Search } from "lucide-react";
import { Form } from "react-router";
import { buttonClass, SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { Link } from "#app/components/link.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { SOURCE_ADDRESSES } from "#domain/athletes/seasons.ts";
import { comparisonAddress, type AskedComparison } from "#domain/scouting/compared.ts";

interface FoundAthlete {
  subdomain: string;
  name: string;
  facts: string;
}

type AddAthleteProps = {
  asked: AskedComparison;
  typed: string;
  found: readonly FoundAthlete[];
};

/** Another athlete by name, without leaving those who are compared. */
export function AddAthlete({ asked, typed, found }: AddAthleteProps) {
  const { subdomains, source, listId } = asked;
  return (
    <details open={typed !== ""} className="min-w-40 grow open:order-1 open:w-full sm:grow-0">
      <summary
        className={buttonClass({ size: "small" }) + " w-full cursor-pointer list-none sm:w-auto sm:float-end"}
      >
        <Plus aria-hidden="true" />
        Mais um atleta
      </summary>
      <div className="clear-both grid gap-3 pt-3">
        <Form method="get" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="atletas" value={subdomains.join(",")} />
          {source && <input type="hidden" name="fonte" value={SOURCE_ADDRESSES[source]} />}
          {listId && <input type="hidden" name="lista" value={listId} />}
          <InputField
            label="Nome do atleta"
            name="busca"
            type="search"
            required
            maxLength={80}
            defaultValue={typed}
            className="min-w-0 grow basis-56"
          />
          <SubmitButton>
            <Search aria-hidden="true" />
            Buscar
          </SubmitButton>
        </Form>
        {typed && <Results {...{ asked, typed, found }} />}
        <p className="text-compact text-muted">
          Procura por posição, ano ou cidade? <TextLink to="/club/buscar">Use a busca com filtros</TextLink>
        </p>
      </div>
    </details>
  );
}

function Results({ asked, typed, found }: AddAthleteProps) {
  if (found.length === 0) return <p>Nenhum outro atleta encontrado com “{typed}”.</p>;
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {found.map(({ subdomain, name, facts }) => (
        <li key={subdomain}>
          <Link
            to={comparisonAddress({ ...asked, subdomains: [...asked.subdomains, subdomain] })}
            className="flex min-h-12 flex-wrap items-baseline gap-x-3 rounded-control border border-line bg-card px-4 py-2.5 hover:border-grass"
          >
            <span className="font-semibold">{name}</span>
            <span className="text-compact text-muted">{facts}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
