import { afterAll } from "vitest";
import { stopProducts } from "./product.ts";

afterAll(stopProducts);
