import { CalendarDays, IdCard, Search, ShieldCheck } from "lucide-react";
import { Container } from "#app/components/container.tsx";

const BENEFITS = [
  {
    Icon: IdCard,
    title: "Um perfil que se apresenta sozinho",
    text: "Dados, números, conquistas, fotos e vídeos em um endereço próprio, pronto para compartilhar.",
  },
  {
    Icon: Search,
    title: "Busca de verdade para clubes",
    text: "Idade, posição, região e características técnicas: o clube encontra quem procura, em vez de rolar listas.",
  },
  {
    Icon: CalendarDays,
    title: "Peneiras de quem existe",
    text: "Só clubes verificados publicam peneiras, com organizador, taxa e número de vagas à vista.",
  },
  {
    Icon: ShieldCheck,
    title: "O responsável decide",
    text: "Perfil de menor só vai ao ar com autorização, e todo contato chega primeiro a quem responde por ele.",
  },
];

export function Benefits() {
  return (
    <section aria-labelledby="beneficios" className="border-y border-line bg-card">
      <Container className="py-14 sm:py-20">
        <h2 id="beneficios" className="text-title">
          Por que a Joia da Base
        </h2>
        <ul className="mt-7 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {BENEFITS.map(({ Icon, title, text }) => (
            <li key={title}>
              <Icon aria-hidden="true" className="size-9 text-grass" strokeWidth={1.75} />
              <h3 className="mt-3 text-2xl">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
