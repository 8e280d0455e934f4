// The headless shell needs about half the time per page. `CHROMIUM=/usr/bin/chromium` uses the full browser instead.
export const testBrowser = process.env.CHROMIUM || '/usr/bin/chromium-headless-shell'

/** The full browser, for PDFs, which the headless shell cannot show, and for measurements. */
export const fullBrowser = process.env.CHROMIUM || '/usr/bin/chromium'
