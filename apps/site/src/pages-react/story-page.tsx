// Every part the pages are made of, on one page, in both themes. Words here are examples for developers.

import '@/sections/terms-body/terms-body.css'
import './story-page.css'
import type { ReactNode } from 'react'
import { allProjects } from '@/content/projects'
import { siteSettings } from '@/content/settings'
import { LanguageProvider } from '@/i18n/language'
import type { Locale } from '@/i18n/locales'
import { TermsAccordion } from '@/sections/terms-body/terms-accordion'
import { Button, ButtonLink, IconButton, TextLink } from '@/ui/button'
import { Carousel, CarouselControls, CarouselTrack } from '@/ui/carousel'
import { Dialog } from '@/ui/dialog'
import { Duo, Lead, Small } from '@/ui/duo'
import { Icon } from '@/ui/icon'
import { type IconName, iconMarkup } from '@/ui/icon-markup'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import { PriceNote } from '@/ui/price-note'
import { ProjectCard } from '@/ui/project-card'
import { SocialLinks } from '@/ui/social-links'
import { StatusPills } from '@/ui/status-pills'
import { TabList, TabPanel } from '@/ui/tabs'

export function StoryPage({ locale }: { locale: Locale }) {
  const projects = allProjects(locale)
  const first = projects.slice(0, 5)
  return (
    <LanguageProvider locale={locale}>
      {(['condominium', 'apartment'] as const).map((theme) => (
        <div className="wrap section" data-theme={theme} key={theme}>
          <Story name="Duo, Lead, Small">
            <Duo title="Parte ligera" titleBold="parte fuerte" />
            <Duo as="h3" small inline title="En la línea," titleBold="pequeño" />
            <Lead>Un párrafo que abre una sección.</Lead>
            <Small>Una nota al pie.</Small>
          </Story>
          <Story name="Botones">
            <Button icon="arrow-right">Acción</Button> <Button look="ink">Tinta</Button>{' '}
            <ButtonLink look="line" href="#main">
              Línea
            </ButtonLink>{' '}
            <TextLink href="#main">Enlace</TextLink> <IconButton icon="menu" label="Menú" />
            <IconButton round icon="arrow-right" label="Siguiente" />
          </Story>
          <Story name="Estado y precio">
            {projects.map((project) => (
              <p key={project.slug}>
                <StatusPills project={project} /> {project.name}
              </p>
            ))}
            <Price price={first[0]?.price ?? null} />
            <Price price={null} />
            <PriceNote ofCards />
          </Story>
          <Story name="Carrusel y tarjeta">
            <Carousel label={`Tarjetas ${theme}`} autoplay={3000} loop>
              <CarouselTrack
                slides={first.map((project) => ({
                  key: project.slug,
                  content: <ProjectCard project={project} span="rail" />,
                }))}
              />
              <CarouselControls count={first.length} pausable />
            </Carousel>
          </Story>
          <Story name="Pestañas">
            <div data-enhance="tabs">
              <TabList
                label="Ejemplo"
                panelPrefix={`story-${theme}`}
                tabs={[
                  { id: 'one', label: 'Uno', icon: 'images' },
                  { id: 'two', label: 'Dos', count: 2 },
                ]}
              />
              <TabPanel id="one" panelPrefix={`story-${theme}`} first>
                Primer panel
              </TabPanel>
              <TabPanel id="two" panelPrefix={`story-${theme}`}>
                Segundo panel
              </TabPanel>
            </div>
          </Story>
          <Story name="Acordeón">
            {['Primera pregunta', 'Segunda pregunta'].map((question) => (
              <TermsAccordion
                key={question}
                id={`${theme}-${question}`}
                name={`story-${theme}`}
                title={question}
                level={3}
              >
                <p>Una respuesta.</p>
              </TermsAccordion>
            ))}
          </Story>
          <Story name="Diálogo">
            <Button data-opens={`story-dialog-${theme}`}>Abrir</Button>
            <Dialog id={`story-dialog-${theme}`} label="Ejemplo">
              <Picture image={first[0]?.cardImage ?? ''} span="full" />
            </Dialog>
          </Story>
          <Story name="Aparición">
            {([1, 2, 3, 4, 5, 6] as const).map((animation) => (
              <p data-reveal={animation} key={animation}>
                Animación {animation}
              </p>
            ))}
          </Story>
          <Story name="Iconos y redes">
            {(Object.keys(iconMarkup) as IconName[]).map((name) => (
              <span key={name} title={name}>
                <Icon name={name} />
              </span>
            ))}
            <SocialLinks socials={siteSettings(locale).socials} />
          </Story>
        </div>
      ))}
    </LanguageProvider>
  )
}

function Story({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="story" aria-label={name}>
      <p className="small">{name}</p>
      <div className="story__parts">{children}</div>
    </section>
  )
}
