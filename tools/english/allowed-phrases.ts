const home = ['room', 'wall', 'door', 'house']

/** Files that may use discouraged words: only those in `words`, or all if there is no list. */
export const ignoredFiles: { path: RegExp; words?: string[]; reason: string }[] = [
  { path: /^docs\/glossary\.md$/, reason: 'lists the words with their replacements' },
  { path: /^tools\/english\//, reason: 'contains the list itself' },
  { path: /^docs\/spec-coverage\.md$/, reason: 'generated from test titles, which are checked where they are written' },
  { path: /^docs\/panel\//, reason: 'in Spanish' },
  { path: /^(?:CHANGELOG|docs\/images)\.md$|^content\//, words: home, reason: 'real rooms and houses' },
  { path: /\/lots(?:-teaser)?[./]|\/project\.schema\.ts$/, words: ['house'], reason: 'a possible house on a lot' },
  { path: /\.generated\.|\/payload-types\.ts$|\/importMap\.js$/, reason: 'generated' },
]

/** Established terms that contain a discouraged word. */
export const allowedPhrases: { phrase: RegExp; reason: string }[] = [
  { phrase: /\bstand(?:s|ing)? for\b|\bstand-?alone\b|\bstand-ins?\b/gi, reason: 'idioms with a meaning of their own' },
  {
    phrase:
      /\bgoes (?:back|down|offline|online|through|up|wrong)\b|\bcomes? (?:after|back|before|first|from|last|with)\b/gi,
    reason: 'ordinary English',
  },
  { phrase: /\bdifferent destinations\b/gi, reason: 'the end of a drive' },
  { phrase: /\bbuckets, sum and count\b/gi, reason: 'the parts of a Prometheus histogram' },
  {
    phrase: /\bconnections? refused\b|\brefused? connections?\b|\brefuses to run as root\b/gi,
    reason: 'what the operating system or PostgreSQL reports',
  },
  {
    phrase: /\btouch (?:screens?|events?|devices?|targets?|pointers?|and keyboard)\b|(?:\bby|\bor|,) touch\b/gi,
    reason: 'input devices',
  },
  { phrase: /\bpaper (?:size|format)\b/gi, reason: 'the size of a PDF page' },
  { phrase: /\b(?:picture|film) element\b|<picture>/gi, reason: 'HTML element' },
  { phrase: /\bwall[- ]clock\b/gi, reason: 'elapsed time' },
  { phrase: /\bforeign (?:objects?|passports?)\b/gi, reason: 'SVG element; a document of another country' },
  { phrase: /\bdrawing (?:order|operations?)\b/gi, reason: 'graphics term' },
]
