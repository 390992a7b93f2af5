import { expect } from '@open-wc/testing';
import { PersonalPage } from '../../../../../portal/app/profile/lazy-pages.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { graphqlError } from '../../../../helpers/network.ts';
import { fill } from '../../auth/auth-screen.tsx';
import { still } from '../../shell/shell-screen.tsx';
import { eachProfilePage, USER } from '../profile-screen.tsx';

const SAVE = 'action savePicture';

/** An image file whose left half is red and whose right half is blue. */
async function redAndBlue(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d')!;
  for (const [colour, left] of [
    ['#f00', 0],
    ['#00f', width / 2],
  ] as const) {
    context.fillStyle = colour;
    context.fillRect(left, 0, width / 2, height);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  return new File([blob!], 'me.png', { type: 'image/png' });
}

/** The picture as it was sent: its size, and the colour at a point from 0 to 1. */
async function decoded(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width, height: image.height });
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  const isRed = (x: number) => {
    const [red = 0, , blue = 0] = context.getImageData(x * (image.width - 1), image.height / 2, 1, 1).data;
    return red > blue;
  };
  return { size: [image.width, image.height], bytes: bytes.length, isRed };
}

describe('the picture', () => {
  const { screen, open, shows, payloads } = eachProfilePage();
  const file = () => screen.place.querySelector<HTMLInputElement>('input[type=file]')!;
  const preview = () => screen.place.querySelector('canvas');
  const choose = (chosen: File) => {
    const transfer = new DataTransfer();
    transfer.items.add(chosen);
    file().files = transfer.files;
    file().dispatchEvent(new Event('change', { bubbles: true }));
  };
  const ready = () => open(<PersonalPage />, 'First Name');

  it('MOD-20 the middle square is shown, and sent as a small picture', async () => {
    screen.network.on(SAVE, { pic: '/api/pictures/1' });
    await ready();
    choose(await redAndBlue(800, 400));
    await waitUntil(preview);
    await still();
    await expect(screen.place).to.be.accessible();
    screen.network.on('query meWebUser', { ...USER, pic: '/api/pictures/1' });
    screen.button('Save picture')?.click();
    await shows('Your picture is saved.');
    const [{ image }] = payloads(SAVE);
    const { size, bytes, isRed } = await decoded(image);
    expect(size).to.deep.equal([256, 256]);
    expect(bytes).to.be.below(200_000);
    expect([isRed(0), isRed(1)]).to.deep.equal([true, false]);
    await waitUntil(() => screen.button('Remove picture'));
    expect(preview()?.tagName).to.equal(undefined);
  });

  it('MOD-20 the sliders choose the visible part of the image', async () => {
    screen.network.on(SAVE, { pic: '/api/pictures/1' });
    await ready();
    choose(await redAndBlue(800, 400));
    await waitUntil(preview);
    fill(screen.input('Zoom')!, '2');
    fill(screen.input('Left or right')!, '1');
    await waitUntil(() => screen.input('Left or right')?.value === '1');
    screen.button('Save picture')?.click();
    await shows('Your picture is saved.');
    const { isRed } = await decoded(payloads(SAVE)[0].image);
    expect([isRed(0), isRed(1)]).to.deep.equal([false, false]);
  });

  it('MOD-20 a file that is no picture is refused in words, and nothing is sent', async () => {
    await ready();
    choose(new File(['%PDF-1.7'], 'me.png', { type: 'image/png' }));
    await shows('This file cannot be read as a picture.', 'alert');
    expect(preview()?.tagName).to.equal(undefined);
    expect(screen.network.to(SAVE)).to.have.length(0);
  });

  it('MOD-20 a refused picture shows the reason and can be sent again or cancelled', async () => {
    screen.network.on(SAVE, graphqlError('The picture must be a square.', 422));
    await ready();
    choose(await redAndBlue(300, 300));
    await waitUntil(preview);
    screen.button('Save picture')?.click();
    await shows('It was not saved: The picture must be a square.', 'alert');
    screen.button('Cancel')?.click();
    await waitUntil(() => !preview());
  });

  it('MOD-20 a picture can be removed', async () => {
    screen.network.on(SAVE, { pic: '/api/pictures/1' }, { pic: null });
    await ready();
    choose(await redAndBlue(64, 64));
    await waitUntil(preview);
    screen.network.on('query meWebUser', { ...USER, pic: '/api/pictures/1' });
    screen.button('Save picture')?.click();
    await waitUntil(() => screen.button('Remove picture'));
    screen.network.on('query meWebUser', USER);
    screen.button('Remove picture')?.click();
    await shows('Your picture is removed.');
    expect(payloads(SAVE)[1]).to.deep.equal({ image: null });
    await waitUntil(() => !screen.button('Remove picture'));
  });
});
