import { Icon } from '../fields/icons'
import { keepFocus } from './keep-focus'

type SubmitButtonProps = { isSending: boolean; words: string; sendingWords: string; block?: boolean }

/** Both texts share one cell of a grid, so that the button keeps its width. */
export function SubmitButton({ isSending, words, sendingWords, block }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={block ? 'btn btn--block submit' : 'btn submit'}
      aria-disabled={isSending || undefined}
      onMouseDown={keepFocus}
    >
      <span className={isSending ? 'submit__hidden' : undefined} aria-hidden={isSending || undefined}>
        {words}
        <Icon name="arrow" />
      </span>
      <span className={isSending ? undefined : 'submit__hidden'} aria-hidden={!isSending || undefined}>
        {sendingWords}
      </span>
    </button>
  )
}
