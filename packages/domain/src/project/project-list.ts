/** An entry of the list of all projects, a file of the release that the browser loads on demand. */
export type ListedProject = {
  slug: string
  name: string
  /** False if the project is sold out. */
  isOpen: boolean
  /** Whether the simulator can calculate its instalments. */
  hasQuote: boolean
}
