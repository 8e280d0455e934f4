/** A record that the search of the panel found. */
export type FoundRecord = { id: string; title: string; note: string; href: string; page: string }
