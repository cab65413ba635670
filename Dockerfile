# Grognard's server with the web app. Build: docker build -t grognard .
# Run: docker run -p 8080:8080 -v grognard:/data grognard

FROM node:20-bookworm-slim AS build
WORKDIR /grognard
# The lock and every workspace's manifest first: packages are fetched again only when one of them changes.
COPY package.json package-lock.json .npmrc ./
COPY kernel/package.json kernel/
COPY hexes/package.json hexes/
COPY games/package.json games/
COPY apps/cli/package.json apps/cli/
COPY apps/web/package.json apps/web/
COPY apps/server/package.json apps/server/
COPY tools/package.json tools/
RUN npm ci
COPY . .
RUN node node_modules/typescript7/bin/tsc -b kernel hexes games apps/server \
 && node apps/web/tools/build.mjs --any-size
RUN npm prune --omit=dev

FROM node:20-bookworm-slim
ENV NODE_ENV=production \
    GROGNARD_HOST=0.0.0.0 \
    GROGNARD_PORT=8080 \
    GROGNARD_DATABASE=/data/grognard.db \
    GROGNARD_WEB=/grognard/apps/web/dist/site
WORKDIR /grognard
COPY --from=build /grognard/package.json ./
COPY --from=build /grognard/node_modules node_modules
COPY --from=build /grognard/kernel kernel
COPY --from=build /grognard/hexes hexes
COPY --from=build /grognard/games games
COPY --from=build /grognard/apps/server apps/server
COPY --from=build /grognard/apps/web/dist/site apps/web/dist/site
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
# The process itself gets SIGTERM and finishes what was begun before it ends.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.GROGNARD_PORT + '/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/bin/grognard-server.mjs"]
