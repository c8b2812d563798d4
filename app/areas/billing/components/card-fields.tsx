import { InputField } from "#app/components/input.tsx";

/** What was typed here is neither kept nor shown again, and browsers are asked to forget it too. */
export function CardFields({ errors }: { errors?: Record<string, string> }) {
  return (
    <div className="grid grid-cols-2 gap-5">
      <InputField
        className="col-span-2"
        label="Número do cartão"
        name="cartao"
        keep={false}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={23}
        placeholder="4242 4242 4242 4242"
        error={errors?.["cartao"]}
      />
      <InputField
        label="Validade"
        name="validade"
        keep={false}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={9}
        placeholder="12/30"
        error={errors?.["validade"]}
      />
      <InputField
        label="CVC"
        name="cvc"
        keep={false}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={4}
        placeholder="123"
        error={errors?.["cvc"]}
      />
    </div>
  );
}

const CARDS = [
  { number: "4242 4242 4242 4242", does: "paga" },
  { number: "4000 0000 0000 0002", does: "é recusado na hora" },
  { number: "4000 0000 0000 0341", does: "é aceito agora e falha na primeira cobrança" },
];

export function TestCards() {
  return (
    <section
      aria-labelledby="cartoes-de-teste"
      className="rounded-control bg-sky-tint px-4 py-3.5 text-compact"
    >
      <h2 id="cartoes-de-teste" className="font-sans text-base font-bold">
        Cartões de teste
      </h2>
      <p className="mt-1">
        Nunca digite um cartão de verdade. Valem estes, com qualquer validade futura e CVC:
      </p>
      <ul className="mt-2 grid gap-1.5">
        {CARDS.map(({ number, does }) => (
          <li key={number}>
            <span className="font-semibold whitespace-nowrap tabular-nums">{number}</span> {does}
          </li>
        ))}
      </ul>
    </section>
  );
}
