import { readFile } from 'node:fs/promises';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { apiVersion } from 'shared-kernel/contracts';
import { sessionHeader } from './call-schema';

/** Serves the OpenAPI document of all calls, generated from their contracts, at /docs. */
export async function serveApiDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: '医疗器械旗舰商城接口',
        version: apiVersion,
        description:
          '每个回复都是信封：code 为 "0" 表示成功，data 为内容；失败同样以 HTTP 200 返回，message 可直接显示。' +
          '请求内容最大 1 MB，上传的文件最大 20 MB，每页最多 1000 条；各字段的长度与范围见其说明。在此先调用登录，再把 sessionId 填入 Authorize 即可试用需要登录的接口。',
      },
      components: {
        securitySchemes: {
          [sessionHeader]: {
            type: 'apiKey',
            in: 'header',
            name: sessionHeader,
            description: '登录得到的会话令牌',
          },
        },
      },
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
  });
  const style = await readFile(new URL('api-document.css', import.meta.url), 'utf8');
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    theme: { title: '商城接口', css: [{ filename: 'shop.css', content: style }] },
  });
}
