/** Read before every yes: what leaves the family's hands, for how long. */
export const WhatIsReleased = () => (
  <div className="grid gap-1.5 rounded-control border border-line bg-paper p-4 text-compact">
    <p className="font-semibold">O que quem organiza recebe</p>
    <p>
      Nome, ano de nascimento, categoria e posição, até 30 dias depois do evento. Endereço, e-mail e
      documentos não. Um perfil privado continua privado.
    </p>
  </div>
);
