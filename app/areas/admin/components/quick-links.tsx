import { Link } from "#app/components/link.tsx";

const LINKS = [
  { to: "/admin/revisoes", label: "Decidir o que está esperando" },
  { to: "/admin/revisoes?tipo=report", label: "Ver denúncias" },
  { to: "/admin/mensagens", label: "Ler mensagens recebidas" },
  { to: "/admin/respostas", label: "Peneiras com respostas em atraso" },
  { to: "/admin/atletas/duplicados", label: "Possíveis perfis duplicados" },
  { to: "/admin/planos", label: "Planos de assinatura" },
  { to: "/atletas", label: "Lista pública de atletas" },
  { to: "/conta/seguranca", label: "Segurança da minha conta" },
];

export function QuickLinks() {
  return (
    <nav aria-labelledby="acesso-rapido" className="panel p-4">
      <h2 id="acesso-rapido" className="text-2xl">
        Acesso Rápido
      </h2>
      <ul className="mt-2">
        {LINKS.map(({ to, label }) => (
          <li key={to} className="border-t border-line first:border-t-0">
            <Link
              to={to}
              className="flex min-h-11 items-center py-1.5 text-compact font-semibold text-grass hover:underline hover:underline-offset-4"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
