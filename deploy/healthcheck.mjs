// Run by the container's HEALTHCHECK: ends with status 0 where the copy says that it lives.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 4321}/healthz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
