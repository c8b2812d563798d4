import { once } from "node:events";
import { Agent, request, type RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { listen, type RunningServer } from "./server.ts";

test("a visitor who reads slowly gets the whole answer, though it was written before the close", async () => {
  const written = Promise.withResolvers<void>();
  const server = await open((_request, response) => {
    response.end(Buffer.alloc(20_000_000));
    written.resolve();
  });
  const socket = await dial(server, "GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  await written.promise;
  const closed = server.close();
  await expect(dial(server, "")).rejects.toThrow("ECONNREFUSED");
  expect((await buffer(socket)).length).toBeGreaterThan(20_000_000);
  await closed;
});

test("a request under way is answered, and its connection is not kept open for more", async () => {
  const arrived = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const server = await open((_request, response) => {
    arrived.resolve();
    void finish.promise.then(() => response.end("done"));
  });
  const agent = new Agent({ keepAlive: true });
  const answer = new Promise<string>((resolve) => {
    request({ port: server.port, agent }, (response) => void text(response).then(resolve)).end();
  });
  await arrived.promise;
  const closed = server.close();
  await expect(dial(server, "")).rejects.toThrow("ECONNREFUSED");
  finish.resolve();
  expect(await answer).toBe("done");
  await closed;
  agent.destroy();
});

test("an idle connection ends at once; one that was opened and not used yet may still ask", async () => {
  const server = await open((_request, response) => response.end("served"));
  const fresh = await dial(server, "");
  const unused = await dial(server, "");
  const idle = await dial(server, "GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  // Connections are accepted in their order: once this one is answered, the server knows all three.
  await once(idle, "readable");
  const closed = server.close();
  expect(await text(idle)).toContain("served");
  fresh.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  expect(await text(fresh)).toMatch(/connection: close[^]*served/i);
  expect(await text(unused)).toBe("");
  await closed;
});

test("one port serves both kinds of localhost, and nothing else", async () => {
  const server = await listen((_request, response) => response.end("served"), 0, ["127.0.0.1", "::1"]);
  if (!server.ok) throw new Error(server.error);
  for (const host of ["127.0.0.1", "::1", "localhost"])
    expect(
      await (await fetch(`http://${host.includes(":") ? `[${host}]` : host}:${server.value.port}`)).text(),
    ).toBe("served");
  await expect(fetch(`http://127.0.0.2:${server.value.port}`)).rejects.toThrow("fetch failed");
  await server.value.close();
});

test("a machine without IPv6 serves on what it has", async () => {
  // An address of a network that no machine has stands for a family that this one lacks.
  const server = await listen((_request, response) => response.end("served"), 0, [
    "127.0.0.1",
    "2001:db8::1",
  ]);
  if (!server.ok) throw new Error(server.error);
  expect(await (await fetch(`http://127.0.0.1:${server.value.port}`)).text()).toBe("served");
  await server.value.close();
  expect(await listen(() => {}, 0, ["2001:db8::1"])).toMatchObject({ ok: false });
});

async function open(listener: RequestListener): Promise<RunningServer> {
  const server = await listen(listener, 0, ["127.0.0.1"]);
  if (!server.ok) throw new Error(server.error);
  return server.value;
}

function dial({ port }: RunningServer, bytes: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(bytes);
      resolve(socket);
    }).on("error", reject);
  });
}
