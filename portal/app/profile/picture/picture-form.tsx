import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { PictureAnswer } from '../../../../shared/contract/profile.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { client } from '../../client/client.ts';
import { SaveBanner } from '../../form/save-banner.tsx';
import { useSave } from '../../form/use-save.ts';
import type { Profile } from '../../session/profile/profile.ts';
import { reloadProfile } from '../../session/profile/reload-profile.ts';
import { Avatar } from '../../shell/user/avatar.tsx';
import { shownUser } from '../../shell/user/shown-user.ts';
import { useUnsavedWork } from '../../unsaved-work/use-unsaved-work.ts';
import { Card } from '../card.tsx';
import { failureText } from '../failure-text.ts';
import * as s from '../profile.css.ts';
import { texts } from '../texts/index.ts';
import { type Crop, MIDDLE, pictureOf } from './crop.ts';
import { CropBox } from './crop-box.tsx';
import * as p from './picture.css.ts';

const TYPES = 'image/png,image/jpeg,image/webp';
/** In bytes: decoding a larger file could fill the memory of a phone. */
const LARGEST_FILE = 25_000_000;

/** A person's picture, cut to a square in the browser (MOD-20, SHELL-40). */
export function PictureForm({ profile }: { profile: Profile }) {
  const text = useText(texts);
  const save = useSave();
  const [image, setImage] = useState<ImageBitmap>();
  const [crop, setCrop] = useState<Crop>(MIDDLE);
  const [isUnreadable, setUnreadable] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const { picture, initials } = shownUser(profile, '');
  useUnsavedWork({ ref: place }, { isDirty: image !== undefined });
  useEffect(() => () => image?.close(), [image]);

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (!chosen) return;
    save.dismiss();
    const read =
      chosen.size > LARGEST_FILE ? undefined : await createImageBitmap(chosen).catch(() => undefined);
    // Without this, choosing the same file again would fire no event.
    currentTarget.value = '';
    setUnreadable(!read);
    setCrop(MIDDLE);
    setImage(read);
  };

  const send = async (chosen: ImageBitmap | undefined) => {
    const task = {
      parts: async () => [{ image: chosen ? await pictureOf(chosen, crop) : null }],
      send: async (input: { image: string | null }, key: string) =>
        void (await client.action('savePicture', input, PictureAnswer, { key })),
    };
    const success = texts(chosen ? 'profile.picture.saved' : 'profile.picture.removed');
    if ((await save.run(task, success)) !== 'saved') return;
    setImage(undefined);
    await reloadProfile();
  };

  return (
    <Card title={text('profile.picture')}>
      <SaveBanner save={save} failureText={failureText} />
      {isUnreadable && (
        <Banner kind="error" onDismiss={() => setUnreadable(false)}>
          {text('profile.picture.unreadable')}
        </Banner>
      )}
      <input
        ref={file}
        type="file"
        accept={TYPES}
        className={visuallyHidden}
        aria-label={text('profile.picture.choose')}
        tabIndex={-1}
        onChange={choose}
      />
      <div ref={place} className={p.place}>
        {image ? (
          <CropBox image={image} crop={crop} onCrop={(next) => save.isBusy || setCrop(next)} />
        ) : (
          <Avatar picture={picture} initials={initials} size="large" />
        )}
        <div className={s.actions}>
          {image ? (
            <>
              <Button variant="primary" busy={save.isBusy} onClick={() => send(image)}>
                {text('profile.picture.save')}
              </Button>
              <Button
                variant="quiet"
                aria-disabled={save.isBusy || undefined}
                onClick={() => save.isBusy || setImage(undefined)}
              >
                {text('profile.cancel')}
              </Button>
            </>
          ) : (
            <>
              <Button
                aria-disabled={save.isBusy || undefined}
                onClick={() => save.isBusy || file.current?.click()}
              >
                {text('profile.picture.choose')}
              </Button>
              {picture && (
                <Button variant="quiet" busy={save.isBusy} onClick={() => send(undefined)}>
                  {text('profile.picture.remove')}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      <p className={s.muted}>{text('profile.picture.hint')}</p>
    </Card>
  );
}
