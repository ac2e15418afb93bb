# The portal as a container: it is built in the first stage, and nginx serves the result in the second, as nobody.
#
#   docker build --tag portal .
#   docker run --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --publish 8080:8080 portal
#
# nginx writes to /tmp alone, so that everything else may be read-only.

FROM node:22-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG SITE_BASE_URL
RUN npm run build && npm run compress

FROM nginx:1.28-alpine
COPY nginx/ /srv/portal/nginx/
COPY --from=build /portal/build/ /srv/portal/build/
USER 65534:65534
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "--quiet", "--spider", "http://127.0.0.1:8080/"]
STOPSIGNAL SIGQUIT
ENTRYPOINT ["nginx", "-p", "/srv/portal", "-c", "nginx/nginx.conf", "-e", "stderr"]
