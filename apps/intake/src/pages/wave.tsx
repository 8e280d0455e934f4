/** Renders the edge between the two colours of a card. */
export function Wave() {
  return (
    <svg className="wave" viewBox="0 0 400 24" preserveAspectRatio="none" aria-hidden="true">
      <path fill="currentColor" d="M0 10c90-18 150 14 260 10 60-2 100-10 140-14v18H0z" />
    </svg>
  )
}
