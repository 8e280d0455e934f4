import { ButtonLink } from '@/components/button/button'
import { Dialog } from '@/components/dialog/dialog'
import { closes } from '@/components/dialog/dialog.dom'
import { Picture, type PictureData } from '@/components/picture/picture'
import { Prose, type ProsePart } from '@/components/prose/prose'
import styles from './popup.module.css'

type PopupProps = {
  id: string
  title: string
  text: ProsePart[]
  picture: PictureData | null
  button: { text: string; href: string } | null
  closeLabel: string
}

/**
 * Renders a dialog that a link in a text opens. Without JavaScript the link leads to the dialog's text at the end of
 * the page.
 */
export function Popup({ id, title, text, picture, button, closeLabel }: PopupProps) {
  return (
    <Dialog className={styles.popup} id={id} label={title} closeLabel={closeLabel}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} span="half" />
        </div>
      )}
      <div className={styles.words}>
        <h2>{title}</h2>
        <Prose parts={text} />
        {button && (
          <ButtonLink href={button.href} {...closes}>
            {button.text}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  )
}
