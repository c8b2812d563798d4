import { Download } from "lucide-react";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { CopyButton } from "#app/components/copy-button.tsx";
import { InputField } from "#app/components/input.tsx";
import { Notice } from "#app/components/notice.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import type { ShownEnrolment } from "../enrolment-action.ts";

/** Three steps on one page: the app scans the secret, the person saves the recovery codes, and a code proves that the app works. */
export function Enrolment({ enrolment, answer }: { enrolment: ShownEnrolment; answer?: Refused }) {
  const { qr, secret, recoveryCodes } = enrolment;
  const form = useFocusOnError(answer);
  return (
    <ol className="grid gap-6">
      <ScanStep qr={qr} secret={secret} />
      <RecoveryStep codes={recoveryCodes} />
      <li className="grid gap-3">
        <h3 className="text-xl">Digite o código que o aplicativo mostra</h3>
        <PostForm ref={form} className="grid gap-4 sm:max-w-[24rem]">
          <input type="hidden" name="intent" value="confirmar" />
          <InputField
            label="Código de 6 dígitos"
            name="code"
            keep={false}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            error={answer?.fields["code"]}
          />
          <div className="flex flex-wrap items-center gap-4">
            <SubmitButton variant="primary">Confirmar e ativar</SubmitButton>
            <TextLink to="/conta/seguranca">Recomeçar</TextLink>
          </div>
        </PostForm>
      </li>
    </ol>
  );
}

function ScanStep({ qr, secret }: { qr: string; secret: string | null }) {
  return (
    <li className="grid gap-3">
      <h3 className="text-xl">Leia o QR code com um aplicativo de autenticação</h3>
      <img
        src={qr}
        alt="QR code para o aplicativo de autenticação"
        width={208}
        height={208}
        className="rounded-control border border-line bg-white"
      />
      <p className="text-compact">
        Sem câmera? Digite esta chave no aplicativo:
        <code className="mt-1 block rounded-control bg-paper px-3 py-2 font-semibold wrap-anywhere">
          {secret}
        </code>
      </p>
    </li>
  );
}

function RecoveryStep({ codes }: { codes: readonly string[] }) {
  return (
    <li className="grid gap-3">
      <h3 className="text-xl">Guarde os códigos de recuperação</h3>
      <Notice tone="warning">
        Eles aparecem só agora. Se você perder o celular, cada código abre a conta uma vez no lugar do
        aplicativo.
      </Notice>
      <ul aria-label="Códigos de recuperação" className="grid grid-cols-2 gap-2 sm:max-w-[24rem]">
        {codes.map((code) => (
          <li
            key={code}
            className="rounded-control bg-paper px-3 py-1.5 text-center font-semibold tabular-nums"
          >
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/conta/seguranca/codigos.txt" reloadDocument download size="small">
          <Download aria-hidden="true" />
          Baixar códigos
        </ButtonLink>
        <CopyButton text={codes.join("\n")} label="Copiar códigos" done="Códigos copiados" />
      </div>
    </li>
  );
}
