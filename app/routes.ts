import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** Every URL of the product. */
export default [
  layout("areas/public/public-layout.tsx", [
    index("areas/public/routes/home.tsx"),
    route("atletas", "areas/public/routes/athletes.tsx"),
    route("a/:subdomain/:tab?", "areas/public/routes/athlete-site.tsx"),
    route("dev/kit", "areas/dev/routes/kit.tsx"),
    route("*", "areas/public/routes/not-found.tsx"),
  ]),
  route("desenhos/:kind/:seed", "areas/public/routes/drawing.ts"),
] satisfies RouteConfig;
