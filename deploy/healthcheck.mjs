// Run by the container's HEALTHCHECK: exits with 0 when the copy answers.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 4321}/healthz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
