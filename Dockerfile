# The packages that `npm start` needs, and no others.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY .config/absent-package .config/absent-package
COPY tools/install.mjs tools/chromium-programs.mjs tools/
RUN node tools/install.mjs

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data LOG_FORMAT=json PATH=/app/node_modules/.bin:$PATH
COPY --from=packages /app/node_modules node_modules
COPY .config/absent-package .config/absent-package
COPY package.json package-lock.json astro.config.mjs tsconfig.json ./
COPY public public
COPY supabase supabase
COPY server server
COPY src src
COPY deploy/healthcheck.mjs deploy/healthcheck.mjs
# Astro keeps its working files in .astro. All other sources are read only.
RUN mkdir .astro /data /backups && chown node:node .astro /data /backups
USER node
VOLUME /data
EXPOSE 4321
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=3m CMD ["node", "deploy/healthcheck.mjs"]
CMD ["node", "server/main.ts"]
