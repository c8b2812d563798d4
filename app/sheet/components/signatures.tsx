import { Check, Flag, Hourglass } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import type { SheetData } from "../sheet-data.ts";

/** Who closed the sheet and what each team says of it. */
export function Signatures({ data, times }: { data: SheetData; times: Record<string, string> }) {
  return (
    <>
      {(["referee", "home", "away"] as const).map((role) => {
        const signed = data.signatures.find((one) => one.role === role && !one.outdated);
        return (
          <section key={role} className="panel p-4" aria-labelledby={`assinatura-${role}`}>
            <div className="flex items-center justify-between gap-3">
              <h2 id={`assinatura-${role}`} className="text-2xl wrap-anywhere">
                {role === "referee" ? "Árbitro" : data.teams[role].name}
              </h2>
              {signed ? (
                <Badge tone={signed.verdict === "contested" ? "danger" : "grass"}>
                  {signed.verdict === "contested" ? (
                    <Flag aria-hidden="true" />
                  ) : (
                    <Check aria-hidden="true" />
                  )}
                  {VERDICTS[signed.verdict]}
                </Badge>
              ) : (
                <Badge tone="pale">
                  <Hourglass aria-hidden="true" /> Falta assinar
                </Badge>
              )}
            </div>
            {signed && (
              <p className="mt-1 text-compact wrap-anywhere">
                {signed.signer && `${signed.signer.name}, ${signed.signer.position} · `}
                {times[signed.at] ?? ""}
                {signed.elsewhere && (
                  <span className="text-muted"> · assinou no aparelho de quem fechou</span>
                )}
              </p>
            )}
            {signed?.reason && <p className="mt-2 whitespace-pre-line wrap-anywhere">“{signed.reason}”</p>}
            {signed?.answer && (
              <p className="mt-2 text-compact wrap-anywhere">
                A organização manteve a súmula: {signed.answer}
              </p>
            )}
          </section>
        );
      })}
    </>
  );
}

const VERDICTS = { closed: "Assinado", accepted: "Aceitou", contested: "Contestou" } as const;
