import { insideTransaction } from "./database.ts";

/**
 * A port to the outside (storage, payments, mail) that refuses calls while a transaction is open: its
 * locks and its connection would be held for as long as the other side takes to answer.
 */
export function outsideOnly<Port extends object>(name: string, port: Port): Port {
  return new Proxy(port, {
    get(target, key, receiver) {
      const member: unknown = Reflect.get(target, key, receiver);
      if (typeof member !== "function") return member;
      return (...values: unknown[]): unknown => {
        assertOutside(`${name}.${String(key)}`);
        return Reflect.apply(member, target, values);
      };
    },
  });
}

export function assertOutside(what: string): void {
  if (insideTransaction()) throw new Error(`${what} was called inside a transaction`);
}
