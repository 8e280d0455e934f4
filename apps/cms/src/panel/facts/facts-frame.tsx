'use client'

import {
  DocumentControls,
  Form,
  Gutter,
  LivePreviewWindow,
  OperationProvider,
  SetDocumentStepNav,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useLivePreviewContext,
} from '@payloadcms/ui'
import type { CollectionSlug, DocumentViewClientProps } from 'payload'
import { type ReactNode, useEffect } from 'react'

type Props = DocumentViewClientProps & {
  /** The name of the record. The default is the field that Payload uses. */
  title?: string | undefined
  changedAt: string
  children: ReactNode
}

/** Renders the buttons of a record above its facts. Payload's buttons read the record from a form, which has no fields. */
export function FactsFrame({ title, changedAt, children, ...slots }: Props) {
  const { id, collectionSlug, globalSlug, data, docPermissions, hasDeletePermission } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { title: shownTitle, setDocumentTitle } = useDocumentTitle()
  const { isLivePreviewEnabled, isLivePreviewing, previewWindowType } = useLivePreviewContext()
  const collection = collectionSlug ? getEntityConfig({ collectionSlug }) : undefined
  // Payload sets its own title in effects that run later, and again when it has reloaded the record.
  useEffect(() => {
    if (!title || title === shownTitle) return
    const frame = requestAnimationFrame(() => setDocumentTitle(title))
    return () => cancelAnimationFrame(frame)
  }, [title, shownTitle, setDocumentTitle])
  const isBesidePreview = isLivePreviewing && previewWindowType === 'iframe'
  return (
    <main
      className={`collection-edit collection-edit--facts${isBesidePreview ? ' collection-edit--is-live-previewing' : ''}`}
    >
      <OperationProvider operation="update">
        {/* The state changes when the page is refreshed, for example after a delivery was sent again. */}
        <Form key={changedAt} className="collection-edit__form" el="div" disabled initialState={slots.formState}>
          <SetDocumentStepNav
            collectionSlug={collectionSlug}
            globalSlug={globalSlug}
            id={id}
            pluralLabel={collection?.labels?.plural}
            useAsTitle={collection?.admin?.useAsTitle}
          />
          <DocumentControls
            apiURL=""
            BeforeDocumentControls={slots.BeforeDocumentControls}
            customComponents={slots}
            data={data}
            disableActions={!hasDeletePermission}
            EditMenuItems={slots.EditMenuItems}
            hasSavePermission={false}
            id={id}
            isEditing
            permissions={docPermissions ?? null}
            slug={(collectionSlug ?? globalSlug) as CollectionSlug}
          />
          <div className="collection-edit__main-wrapper">
            <div className="collection-edit__main">
              <Gutter>{children}</Gutter>
            </div>
            {isLivePreviewEnabled && <LivePreviewWindow collectionSlug={collectionSlug} globalSlug={globalSlug} />}
          </div>
        </Form>
      </OperationProvider>
    </main>
  )
}
