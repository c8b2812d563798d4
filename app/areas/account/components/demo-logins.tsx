import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";

type DemoLoginsProps = {
  logins: readonly { key: string; email: string | null; role: string }[];
  password: string;
};

/** Only demo mode has these: each line signs in by itself. */
export function DemoLogins({ logins, password }: DemoLoginsProps) {
  return (
    <section
      aria-labelledby="logins-de-teste"
      className="rounded-panel border-2 border-dashed border-edge p-5 sm:p-6"
    >
      <h2 id="logins-de-teste" className="text-2xl">
        Logins de teste
      </h2>
      <p className="mt-2 text-compact text-muted">
        Este site está em modo de demonstração, com pessoas e clubes inventados. A senha de todos é{" "}
        <code className="rounded bg-line px-1.5 py-0.5 font-semibold text-ink">{password}</code>.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {logins.map(({ key, email, role }) => (
          <li key={key} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1 leading-snug">
              <p className="font-semibold">{role}</p>
              {email && <p className="text-sm wrap-anywhere text-muted">{email}</p>}
            </div>
            <PostForm>
              <SubmitButton name="demo" value={key} size="small" aria-label={`Entrar como ${role}`}>
                Entrar
              </SubmitButton>
            </PostForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
