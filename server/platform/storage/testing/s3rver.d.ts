// The package brings no types: what the tests use of it.
declare module "s3rver" {
  type Content = Uint8Array | AsyncIterable<Uint8Array>;
  type Written = { size: number; md5: string };

  interface Store {
    getResourcePath(bucket: string, key: string | undefined, resource: string): string;
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
    putObject(object: { bucket: string; key: string; content: Content; metadata: object }): Promise<Written>;
    putPart(bucket: string, uploadId: string, partNumber: number, content: Content): Promise<Written>;
  }

  /** Of Koa, which s3rver is made of. */
  type Middleware = (
    context: {
      method: string;
      path: string;
      query: Record<string, string>;
      status: number;
      type: string;
      body: string;
    },
    next: () => Promise<void>,
  ) => Promise<void>;

  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    store: Store;
    middleware: Middleware[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
