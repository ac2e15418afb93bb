import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../reference/escape';
import { methodClass } from '../../reference/methods';
import { pictureSize, type SocialPicture } from './socialPictures';

const site = 'Retail Operations API';

/** A bar that stands for a line of text: its position, its length and its colour. */
function bar(x: number, y: number, width: number, colour = '--line-control', height = 12): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="var(${colour})"/>`;
}

function word(x: number, y: number, text: string, colour: string, size = 22): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="var(${colour})">${escapeHtml(text)}</text>`;
}

function rule(y: number): string {
  return `<rect x="0" y="${y}" width="420" height="2" fill="var(--line)"/>`;
}

function rows(count: number, row: (y: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => row(index * 72, index) + rule(index * 72 + 60)).join('');
}

const methods: [method: string, length: number][] = [
  ['GET', 190],
  ['POST', 250],
  ['GET', 230],
  ['PUT', 210],
  ['DELETE', 170],
];
const fields: [name: string, required: boolean, length: number][] = [
  ['id', true, 90],
  ['name', true, 140],
  ['status', false, 120],
  ['deadlineDate', false, 100],
  ['executors', false, 160],
];
const releases: [version: string, tone: string, length: number][] = [
  ['1.3', '--red', 220],
  ['1.2', '--amber', 180],
  ['1.1', '--green', 250],
  ['1.0', '--green', 140],
];
const paragraphs = [300, 400, 380, 410, 260];

/** The drawing at the right of each picture: a page of its type, in bars. */
const drawings: Record<string, () => string> = {
  model: () =>
    rows(fields.length, (y, index) => {
      const [name = '', required, length = 0] = fields[index] ?? [];
      const mark = required ? word(420 - 96, y + 34, 'required', '--required', 20) : '';
      return word(0, y + 34, name, '--ink') + bar(180, y + 22, required ? length * 0.8 : length) + mark;
    }),
  api: () =>
    rows(methods.length, (y, index) => {
      const [method = '', length = 0] = methods[index] ?? [];
      const badge = `<rect x="0" y="${y + 8}" width="104" height="38" rx="6" fill="var(--tone-soft)"/>`;
      const toned = `<g class="method ${methodClass(method)}">${badge}${word(14, y + 35, method, '--tone')}</g>`;
      return toned + bar(130, y + 22, length);
    }),
  changelog: () =>
    rows(releases.length, (y, index) => {
      const [version = '', tone = '', length = 0] = releases[index] ?? [];
      const dot = `<circle cx="100" cy="${y + 28}" r="8" fill="var(${tone})"/>`;
      return word(0, y + 36, version, '--ink') + dot + bar(130, y + 22, length);
    }),
  integrations: () =>
    `<g fill="none" stroke="var(--accent-line)" stroke-width="3">
      <path d="M210 180H90V60M210 180h120V60M210 180H90v120M210 180h120v120"/></g>
    ${[
      [30, 0],
      [270, 0],
      [30, 240],
      [270, 240],
    ]
      .map(
        ([x, y]) =>
          `<rect x="${x}" y="${y}" width="120" height="120" rx="14" fill="var(--panel-head)" stroke="var(--line-control)" stroke-width="2"/>`,
      )
      .join('')}
    <circle cx="210" cy="180" r="44" fill="var(--accent)"/>`,
  guide: () =>
    `${paragraphs
      .slice(0, 3)
      .map((length, index) => bar(0, index * 34, length))
      .join('')}
    <rect x="0" y="120" width="420" height="150" rx="10" fill="var(--panel)" stroke="var(--line)" stroke-width="2"/>
    ${bar(28, 152, 90, '--accent')}${bar(132, 152, 190)}${bar(28, 188, 240)}${bar(28, 224, 150)}
    ${bar(0, 306, 390)}${bar(0, 340, 240)}`,
  blog: () =>
    `${bar(0, 0, 130, '--accent')}${bar(0, 36, 360, '--ink', 22)}
    ${paragraphs.map((length, index) => bar(0, 94 + index * 34, length)).join('')}${rule(290)}
    ${bar(0, 320, 300, '--line-control', 16)}`,
  home: () =>
    `<g fill="var(--ink)"><rect width="160" height="160" rx="34"/><rect y="200" width="160" height="160" rx="34"/>
    <rect x="200" y="200" width="160" height="160" rx="34"/></g><circle cx="280" cy="80" r="80" fill="var(--accent)"/>`,
};

/** A picture as an HTML page, in the colours of the site's light theme. */
export function pictureHtml({ name, label, line }: SocialPicture, project: string): string {
  const css = (file: string): string => readFileSync(path.join(project, 'src/css/base', file), 'utf8');
  const logo = readFileSync(path.join(project, 'static/img/logo.svg'), 'utf8').replace('<svg ', '<svg class="logo" ');
  const { width, height } = pictureSize;
  return `<!doctype html><html data-theme="light"><style>${css('tokens.css')}${css('methods.css')}
    * { margin: 0; box-sizing: border-box; }
    body { width: ${width}px; height: ${height}px; position: relative; background: var(--bg); color: var(--ink);
      font-family: 'Liberation Sans', Arial, sans-serif; border-bottom: 12px solid var(--accent); }
    .site { position: absolute; left: 80px; top: 72px; display: flex; align-items: center; gap: 20px; font-size: 34px;
      font-weight: 600; }
    .logo { width: 48px; height: 48px; }
    .text { position: absolute; left: 80px; bottom: 84px; width: 560px; }
    h1 { font-size: 76px; line-height: 84px; letter-spacing: -0.02em; }
    p { margin-top: 24px; font-size: 34px; line-height: 46px; color: var(--ink-3); }
    .drawing { position: absolute; right: 80px; top: 132px; width: 420px; height: 370px; overflow: visible;
      font-family: 'Liberation Mono', monospace; font-weight: 600; }
    .drawing .method { font: inherit; letter-spacing: inherit; }
  </style><body><div class="site">${logo}${site}</div>
  <div class="text"><h1>${escapeHtml(label)}</h1><p>${escapeHtml(line)}</p></div>
  <svg class="drawing" viewBox="0 0 420 370">${drawings[name]?.() ?? ''}</svg></body></html>`;
}
