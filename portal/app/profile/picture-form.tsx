import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { requestKeys } from '../../../shared/client/request-keys.ts';
import { PictureAnswer } from '../../../shared/contract/profile.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { visuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { client } from '../client.ts';
import { SavedBanner } from '../form/saved-banner.tsx';
import { useSaving } from '../form/use-saving.ts';
import { useUnsaved } from '../form/use-unsaved.ts';
import type { Profile } from '../session/current-user.ts';
import { reloadProfile } from '../session/reload-profile.ts';
import { Avatar } from '../shell/avatar.tsx';
import { personOf } from '../shell/person.ts';
import { Card } from './card.tsx';
import { type Crop, MIDDLE, pictureOf } from './crop.ts';
import { CropBox } from './crop-box.tsx';
import { failureText } from './failure-text.ts';
import * as p from './picture.css.ts';
import * as s from './profile.css.ts';
import { texts } from './texts/index.ts';

const TYPES = 'image/png,image/jpeg,image/webp';
/** A larger file is hardly a portrait, and would fill the memory of a phone. */
const LARGEST_FILE = 25_000_000;

/** A person's picture, cut to a square in the browser (MOD-20, SHELL-40). */
export function PictureForm({ profile }: { profile: Profile }) {
  const text = useText(texts);
  const saving = useSaving(failureText);
  const [withKey] = useState(requestKeys);
  const [image, setImage] = useState<ImageBitmap>();
  const [crop, setCrop] = useState<Crop>(MIDDLE);
  const [isUnreadable, setUnreadable] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const { picture, initials } = personOf(profile, '');
  useUnsaved(place, image !== undefined);
  useEffect(() => () => image?.close(), [image]);

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (!chosen) return;
    saving.forget();
    const read =
      chosen.size > LARGEST_FILE ? undefined : await createImageBitmap(chosen).catch(() => undefined);
    // The same file can then be chosen again.
    currentTarget.value = '';
    setUnreadable(!read);
    setCrop(MIDDLE);
    setImage(read);
  };

  const send = async (chosen: ImageBitmap | undefined) => {
    const work = async () => {
      const input = { image: chosen ? await pictureOf(chosen, crop) : null };
      return withKey(input, (key) => client.action('savePicture', input, PictureAnswer, { key }));
    };
    const done = chosen ? 'profile.picture.saved' : 'profile.picture.removed';
    if (!(await saving.save(work, texts(done)))) return;
    setImage((now) => (now === chosen ? undefined : now));
    await reloadProfile();
  };

  return (
    <Card title={text('profile.picture')}>
      <SavedBanner saving={saving} />
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
          <CropBox image={image} crop={crop} onCrop={setCrop} />
        ) : (
          <Avatar picture={picture} initials={initials} size="large" />
        )}
        <div className={s.actions}>
          {image ? (
            <>
              <Button variant="primary" busy={saving.isBusy} onClick={() => send(image)}>
                {text('profile.picture.save')}
              </Button>
              <Button variant="quiet" onClick={() => setImage(undefined)}>
                {text('profile.cancel')}
              </Button>
            </>
          ) : (
            <>
              <Button onClick={() => file.current?.click()}>{text('profile.picture.choose')}</Button>
              {picture && (
                <Button variant="quiet" busy={saving.isBusy} onClick={() => send(undefined)}>
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
