// The worker runs this file with its own compiler settings, which do not cover JSX of another package.
/** @jsxRuntime automatic */

import { colors } from '@app/brand/colors'
import { Body, Container, Head, Heading, Html, Preview, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { fontStack } from './mail-style'

type MailFrameProps = {
  locale: 'es' | 'en'
  /** Text that mail programs show next to the subject. */
  preview: string
  title: string
  brand: string
  children: ReactNode
}

/**
 * Renders the frame of every mail. It loads no images or fonts, which some mail programs block and which reveal that a
 * mail was opened. It uses no hooks or context, because Next renders the panel's mails in server components.
 */
export function MailFrame({ locale, preview, title, brand, children }: MailFrameProps) {
  return (
    <Html lang={locale}>
      <Head>
        <title>{title}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{ margin: 0, padding: '32px 12px', background: colors.stone, fontFamily: fontStack, color: colors.ink }}
      >
        <Container
          style={{ maxWidth: 560, margin: '0 auto', background: '#ffffff', borderTop: `6px solid ${colors.accent}` }}
        >
          <Container style={{ padding: '28px 32px 32px' }}>
            <Text style={{ margin: '0 0 20px', fontSize: 15, fontWeight: 700, letterSpacing: '-0.01em' }}>{brand}</Text>
            <Heading as="h1" style={{ margin: '0 0 16px', fontSize: 26, lineHeight: '32px', letterSpacing: '-0.02em' }}>
              {title}
            </Heading>
            {children}
          </Container>
        </Container>
      </Body>
    </Html>
  )
}
