import type { Tone } from './list-config'

/** Renders a state as a shape and a word, because colour alone is not accessible. */
export const StateMark = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className="state" data-tone={tone}>
    <i aria-hidden="true" />
    {children}
  </span>
)
