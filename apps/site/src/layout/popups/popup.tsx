import { ButtonLink } from '@/components/button/button'
import { Dialog } from '@/components/dialog/dialog'
import { closes } from '@/components/dialog/dialog.dom'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { Prose, type ProsePart } from '@/components/prose/prose'
import styles from './popup.module.css'

type PopupProps = {
  id: string
  title: string
  text: ProsePart[]
  image: ResponsiveImage | null
  button: { text: string; href: string } | null
  closeLabel: string
}

/**
 * Renders a dialog that a link in a text opens. Without JavaScript the link leads to the dialog's text at the end of
 * the page.
 */
export function Popup({ id, title, text, image, button, closeLabel }: PopupProps) {
  return (
    <Dialog className={styles.popup} id={id} label={title} closeLabel={closeLabel}>
      {image && (
        <div className={styles.image}>
          <Image image={image} span="half" />
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
