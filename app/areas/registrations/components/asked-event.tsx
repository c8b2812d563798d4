import { fact, Facts } from "#app/components/facts.tsx";

type AskedEventProps = { event: { when: string; place: string; fee: string } };

export const AskedEvent = ({ event: { when, place, fee } }: AskedEventProps) => (
  <Facts facts={[fact("Quando", when), fact("Onde", place), fact("Taxa", fee)]} />
);
