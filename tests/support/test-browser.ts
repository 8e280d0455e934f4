// Chromium without the parts that draw a window: the same engine, in about half the time per page (two cores, no
// graphics
// card). `CHROMIUM=/usr/bin/chromium` uses the full browser.
export const testBrowser = process.env.CHROMIUM || '/usr/bin/chromium-headless-shell'

/** The full browser, for what the other lacks (reading a PDF) and for measurements. */
export const wholeBrowser = process.env.CHROMIUM || '/usr/bin/chromium'
