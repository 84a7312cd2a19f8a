import { createServer, type RequestListener, type Server } from 'node:http';
import { BlockList, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { pictureDownload } from './download-picture.ts';
import { lookupOutside, PRIVATE_ADDRESSES, refuseAddress } from './private-addresses.ts';

const PICTURE = Buffer.from('a picture');

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** Serves other sites on this machine. @returns the address, and the paths that were asked for */
async function siteThat(answers: RequestListener): Promise<{ url: string; port: number; asked: string[] }> {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answers(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, asked };
}

const sendsPicture: RequestListener = (_request, response) => response.end(PICTURE);
const redirectsTo =
  (location: string): RequestListener =>
  ({ url }, response) =>
    url === '/start' ? response.writeHead(302, { location }).end() : response.end(PICTURE);

describe('refuseAddress with the private addresses', () => {
  it.each([
    ...[
      '127.0.0.1',
      '127.255.0.9',
      '0.0.0.0',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '100.64.0.1',
      '169.254.169.254',
    ],
    ...['224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fd00:ec2::254', 'ff02::1', '::ffff:127.0.0.1'],
    ...['::ffff:a00:1', '64:ff9b::a9fe:a9fe', '2002:7f00:1::', '2001:0:7f00:1::', '::127.0.0.1', '2001:db8::1'],
  ])('refuses %s', (address) => {
    expect(() => refuseAddress(address, PRIVATE_ADDRESSES)).toThrow();
  });

  it.each([
    '93.184.215.14',
    '1.1.1.1',
    '172.32.0.1',
    '2606:2800:21f:cb07:6820:80da:af6b:8b2c',
    '2a01:e0a::1',
    'a.exemple',
  ])('accepts %s', (address) => {
    expect(() => refuseAddress(address, PRIVATE_ADDRESSES)).not.toThrow();
  });
});

describe('the download of a picture', () => {
  it.each(['localhost', '127.0.0.1', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433', '0'])(
    'sends no request to this machine under the name %s',
    async (host) => {
      const { port, asked } = await siteThat(sendsPicture);
      await expect(pictureDownload(false)(`http://${host}:${port}/a.png`)).rejects.toThrow(
        /own network.*--own-network/,
      );
      expect(asked).toEqual([]);
    },
  );

  it('sends no request to a name that resolves to this machine as well as to a public address', async () => {
    const { port, asked } = await siteThat(sendsPicture);
    const lookup = lookupOutside(PRIVATE_ADDRESSES, (_host, done) =>
      done(null, [
        { address: '93.184.215.14', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]),
    );
    const download = pictureDownload(false, { lookup });
    await expect(download(`http://photos.exemple:${port}/a.png`)).rejects.toThrow(/own network/);
    await expect(download(`https://photos.exemple:${port}/a.png`)).rejects.toThrow(/own network/);
    expect(asked).toEqual([]);
  });

  it('connects to the checked address, even if a second look-up would return a refused address', async () => {
    const { port, asked } = await siteThat(sendsPicture);
    let lookups = 0;
    const lookup = lookupOutside(listOf('127.0.0.2'), (_host, done) => {
      lookups += 1;
      done(null, [{ address: lookups === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]);
    });
    const download = pictureDownload(false, { refused: listOf('127.0.0.2'), lookup });
    expect(await download(`http://photos.exemple:${port}/a.png`)).toEqual(PICTURE);
    expect([asked, lookups]).toEqual([['/a.png'], 1]);
  });

  it.each(['http://127.0.0.2:1/a.png', '//127.0.0.2:1/a.png', 'http://intern.exemple/a.png'])(
    'does not follow a redirect to %s',
    async (location) => {
      const { url, asked } = await siteThat(redirectsTo(location));
      const refused = listOf('127.0.0.2');
      const lookup = lookupOutside(refused, (_host, done) => done(null, [{ address: '127.0.0.2', family: 4 }]));
      await expect(pictureDownload(false, { refused, lookup })(`${url}/start`)).rejects.toThrow(/own network/);
      expect(asked).toEqual(['/start']);
    },
  );

  it.each(['file:///etc/passwd', 'ftp://photos.exemple/a.png', 'gopher://127.0.0.1:6379/_FLUSHALL'])(
    'refuses %s, and a redirect to that address',
    async (address) => {
      await expect(pictureDownload(true)(address)).rejects.toThrow(/only http and https/);
      const { url } = await siteThat(redirectsTo(address));
      await expect(pictureDownload(true)(`${url}/start`)).rejects.toThrow(/only http and https/);
    },
  );

  it('sends requests to the own network when the operator allows this, and follows redirects', async () => {
    const { url, asked } = await siteThat(redirectsTo('/a.png'));
    expect(await pictureDownload(true)(`${url}/start`)).toEqual(PICTURE);
    expect(asked).toEqual(['/start', '/a.png']);
  });

  it('follows five redirects and no more', async () => {
    const { url, asked } = await siteThat((_request, response) => response.writeHead(301, { location: '/' }).end());
    await expect(pictureDownload(true)(url)).rejects.toThrow('its site redirects more than 5 times');
    expect(asked).toHaveLength(6);
  });

  it('stops reading above the largest size when the answer declares no length', async () => {
    const { url } = await siteThat((_request, response) => {
      const timer = setInterval(() => response.write(Buffer.alloc(300_000)), 1);
      response.on('close', () => clearInterval(timer));
    });
    await expect(pictureDownload(true, { largest: 1_000_000 })(url)).rejects.toThrow('it is larger than 1 MB');
  });

  it('gives up when an answer does not end in time', async () => {
    const { url } = await siteThat((_request, response) => void response.write('a'));
    await expect(pictureDownload(true, { timeout: 50 })(url)).rejects.toThrow('its site takes too long');
  });

  it.each([
    ['is missing', 404, 'its site answers 404'],
    ['redirects to nowhere', 302, 'its site answers 302'],
  ])('states that a picture %s', async (_case, status, sentence) => {
    const { url } = await siteThat((_request, response) => response.writeHead(status).end());
    await expect(pictureDownload(true)(url)).rejects.toThrow(sentence);
  });

  it('states that the site does not answer when the connection is closed', async () => {
    const { url } = await siteThat(({ socket }) => socket.destroy());
    await expect(pictureDownload(true)(url)).rejects.toThrow('its site does not answer');
  });

  it.each(['/wp-content/a.png', 'a.png', '', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='])(
    'returns null for %j',
    (address) => {
      expect(pictureDownload(false)(address)).toBeNull();
    },
  );
});

function listOf(address: string): BlockList {
  const list = new BlockList();
  list.addAddress(address);
  return list;
}
