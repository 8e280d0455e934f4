export type DiscouragedWord = {
  /** The name of the entry in the output of `--count`. */
  word: string
  pattern: RegExp
  instead: string
}

/** Words that `pnpm english` rejects in comments, test titles, documents and commit subjects. */
export const discouragedWords: DiscouragedWord[] = [
  // Archaic words and translated idioms
  { word: 'whoever', pattern: /\b(?:whoever|whomever|whosoever)\b/gi, instead: 'people who, anyone who, or the role' },
  { word: 'thing', pattern: /\bthings?\b/gi, instead: 'the noun that is meant' },
  {
    word: 'thus',
    pattern: /\b(?:thus|hence|whence|thence|thereby|therein|thereof|whereby|wherein)\b/gi,
    instead: 'so',
  },
  { word: 'nor', pattern: /(?<!\bneither\b[^.;]{0,80})\bnor\b/gi, instead: 'or, and not' },
  { word: 'anew', pattern: /\banew\b/gi, instead: 'again, from scratch' },
  { word: 'of before', pattern: /\bof before\b|\bthe ones? before\b|\bthose before\b/gi, instead: 'previous, old' },

  // Verbs of posture and motion used instead of "is", "has" and "says"
  {
    word: 'is told',
    pattern: /\b(?:is|are|was|were|be|been|being|gets?) (?:told|said)\b(?! apart)/gi,
    instead: 'is notified, is shown',
  },
  { word: 'stand', pattern: /\b(?:stands?|stood|standing)\b/gi, instead: 'is, is written in, appears' },
  { word: 'lie', pattern: /\b(?:lies?|lain|lying)\b/gi, instead: 'is, is in' },
  { word: 'bear, wear', pattern: /\b(?:bears?|bore|wears?|wore)\b/gi, instead: 'has, contains, shows' },

  // Verbs that have a standard replacement
  { word: 'reckon', pattern: /\breckon(?:s|ed|ing)?\b/gi, instead: 'calculate, expect' },
  {
    word: 'take in',
    pattern: /\btak(?:es?|en|ing) in(?! (?:a|an|both|one|order|the|two)\b)\b/gi,
    instead: 'ingest, accept',
  },
  { word: 'work off', pattern: /\bwork(?:s|ed|ing)? off\b/gi, instead: 'drain, process' },
  { word: 'mend', pattern: /\bmend(?:s|ed|ing)?\b/gi, instead: 'fix' },
  { word: 'hand on', pattern: /\bhand(?:s|ed|ing)? on\b/gi, instead: 'forward, pass' },
  { word: 'judge', pattern: /\bjudg(?:es?|ed|ing)\b/gi, instead: 'validate, decide' },
  {
    word: 'wake',
    pattern: /\b(?:wak(?:es?|ing)|woken?|asleep|awake|com(?:es?|ing) alive)\b/gi,
    instead: 'hydrate, start, notify',
  },
  { word: 'touch', pattern: /\btouch(?:es|ed|ing)?\b/gi, instead: 'interaction, change' },

  // Metaphors and nouns that have a standard replacement
  {
    word: 'address (URL)',
    pattern:
      /\b(?:in|from) the address\b(?! bar)|\baddress(?:es)? of (?:a |the |its |this |each |every |one )?(?:pages?|list|site|project|view|record)\b|\b(?:page|site|list)(?:'s|s)? address(?:es)?\b/gi,
    instead: 'URL, query string',
  },
  { word: 'film', pattern: /\bfilms?\b/gi, instead: 'video' },
  { word: 'paper', pattern: /\bpapers?\b/gi, instead: 'document, PDF' },
  { word: 'room', pattern: /\brooms?\b/gi, instead: 'page, collection, space' },
  { word: 'wall', pattern: /\bwalls?\b/gi, instead: 'sidebar, navigation' },
  { word: 'door', pattern: /\bdoors?\b/gi, instead: 'client wrapper, entry point' },
  { word: 'house', pattern: /\bhouses?\b/gi, instead: 'app, company' },
  { word: 'wish', pattern: /\bwish(?:es|ed)?\b/gi, instead: 'filter, preference, request' },
  { word: 'sum', pattern: /\bsums?\b/gi, instead: 'total' },
  { word: 'picture', pattern: /\bpictures?\b/gi, instead: 'image, screenshot' },
  {
    word: 'drawing',
    pattern: /\b(?:a|an|each|every|its|no|of|one|the|this) drawing\b|\bdrawings\b/gi,
    instead: 'SVG, plan',
  },
  {
    word: 'works',
    pattern: /\b(?:the|of|project's) works\b|\bworks (?:of|page|feed|reports?)\b/gi,
    instead: 'construction updates',
  },
  { word: 'slider', pattern: /\bsliders?\b/gi, instead: 'carousel, range' },
  { word: 'hole', pattern: /\bholes?\b/gi, instead: 'vulnerability, gap' },
  { word: 'on duty', pattern: /\bon duty\b/gi, instead: 'on-call' },
  { word: 'foreign', pattern: /\bforeign\b(?! keys?\b)/gi, instead: 'third-party, external' },
  { word: 'somebody', pattern: /\b(?:somebody|nobody)\b/gi, instead: 'a user, someone, no one, or the role' },
  { word: 'meanwhile', pattern: /\bmeanwhile\b/gi, instead: 'while …, until then' },
  { word: 'upon', pattern: /\b(?:upon|whilst|amongst|likewise)\b/gi, instead: 'on, while, among, also' },
  { word: 'goes, comes', pattern: /\b(?:goes|comes)\b/gi, instead: 'is, is sent, arrives, follows' },
  { word: 'refuse', pattern: /\brefus(?:es?|ed|ing|als?)\b/gi, instead: 'reject' },
  { word: 'receiver', pattern: /\b(?:receivers?|destinations?)\b/gi, instead: 'integration' },
  {
    word: 'half a minute',
    pattern: /\b(?:a quarter|three quarters|half) (?:of )?a (?:second|minute)\b/gi,
    instead: '15 s, 30 s',
  },
]
