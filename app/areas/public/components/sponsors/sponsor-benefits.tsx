import { HeartHandshake, Megaphone, Sprout, Users } from "lucide-react";
import { Card } from "#app/components/card.tsx";

const BENEFITS = [
  {
    Icon: Users,
    title: "Presença onde a base joga",
    text: "Sua marca nas peneiras, nos campeonatos e nas páginas que atletas, famílias e clubes consultam.",
  },
  {
    Icon: Sprout,
    title: "Impacto que se vê",
    text: "Inscrições, material e transporte para quem não pode pagar, com prestação de contas do que foi feito.",
  },
  {
    Icon: HeartHandshake,
    title: "Ambiente seguro",
    text: "Perfis de menores só com autorização do responsável. Nenhum dado de atleta é vendido ou cedido a marcas.",
  },
  {
    Icon: Megaphone,
    title: "Projetos com a sua cara",
    text: "Do campeonato com o seu nome ao programa de bolsas: montamos a ação junto com a sua equipe.",
  },
];

export function SponsorBenefits() {
  return (
    <section aria-labelledby="beneficios">
      <h2 id="beneficios" className="text-4xl sm:text-title">
        Por que patrocinar
      </h2>
      <div className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {BENEFITS.map(({ Icon, title, text }) => (
          <Card key={title} className="sm:p-5">
            <Icon aria-hidden="true" className="size-8 text-grass" />
            <h3 className="mt-4 text-2xl">{title}</h3>
            <p className="mt-2">{text}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}
