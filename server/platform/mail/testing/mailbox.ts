import { SMTPServer } from "smtp-server";

export type Mailbox = {
  url: string;
  received: { to: string[]; message: string }[];
  refused: number;
  /** The next receivers are turned down with this code. */
  answerFirst(times: number, code: number): void;
  close(): Promise<void>;
};

/** A real mail server on this machine that keeps what it is sent. */
export async function startMailbox(): Promise<Mailbox> {
  let refusals = 0;
  let refusalCode = 451;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_address, _session, callback) {
      if (refusals === 0) return callback();
      refusals--;
      mailbox.refused++;
      return callback(Object.assign(new Error("Not now"), { responseCode: refusalCode }));
    },
    onData(stream, session, callback) {
      let message = "";
      stream.setEncoding("utf8");
      stream.on("data", (chunk: string) => (message += chunk));
      stream.on("end", () => {
        mailbox.received.push({ to: session.envelope.rcptTo.map(({ address }) => address), message });
        callback();
      });
    },
  });
  const listening = Promise.withResolvers<number>();
  server.on("error", listening.reject);
  const listener = server.listen(0, "127.0.0.1", () => {
    const address = listener.address();
    listening.resolve(typeof address === "object" && address ? address.port : 0);
  });
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${await listening.promise}`,
    received: [],
    refused: 0,
    answerFirst(times, code) {
      refusals = times;
      refusalCode = code;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return mailbox;
}
