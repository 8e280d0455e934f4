/**
 * What the code must know of a brand before it can read the settings of the CMS: the login, the pages of the intake, the
 * pages nginx shows while nothing else answers. `content/brand` has the values, and the colours of stylesheets beside them.
 */
export type Brand = {
  /** Also what an authenticator app lists the panel under. */
  name: string
  /** The name as the logo writes it. */
  wordmark: { light: string; bold: string }
  /** Of the demo: mail addresses and the public URL. */
  domain: string
  /** `paths` in the order they are painted. On a dark ground `ink` turns white and `accent` takes the accent colour. */
  mark: { viewBox: string; paths: { d: string; tone: 'ink' | 'accent' }[] }
  font: {
    /** As `theme.css` declares it. */
    family: string
    /** As a computer may have it installed: mails load no font. */
    installed: string
    /** Of the package `@fontsource/…` whose files PDFs embed. */
    fontsource: string
  }
}

/** Colours where no stylesheet of the site is loaded: mails, PDFs and the pages of the intake. */
export type BrandColors = Record<
  | 'ink'
  | 'inkSoft'
  | 'accent'
  | 'white'
  | 'danger'
  | 'surface'
  | 'surfaceSunk'
  | 'surfaceLine'
  | 'stone'
  | 'line'
  | 'muted',
  string
>

/** The theme of a kind of project, in its brochure. */
export type BrandTheme = Record<'ink' | 'soft' | 'accent' | 'onAccent' | 'softOnInk', string>
